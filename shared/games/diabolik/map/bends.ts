import { type Location, type MapPoint, SPOT } from './locations.ts'
import type { Road } from './roads.ts'

/** The control point of each road's quadratic curve: lines run smoothly through Locations, clear of water and of each other. */
export const BENDS: Readonly<Partial<Record<`${Location}-${Location}`, MapPoint>>> = {
  'nordhaven-arvelle': [165, 135],
  'arvelle-greenHill': [264, 194],
  'greenHill-montvert': [384, 188],
  'montvert-sheland': [501, 214],
  'sheland-cartun': [451, 282],
  'cartun-clerville': [434, 350],
  'clerville-wilsonLake': [535, 425],
  'wilsonLake-bentovil': [534, 526],
  'bentovil-calburg': [565, 620],
  'calburg-tarvos': [722, 580],
  'tarvos-dornac': [849, 484],
  'dornac-falkenau': [852, 365],
  'falkenau-quinzac': [769, 256],
  'quinzac-rockfeld': [681, 149],
  'clerville-gardenburg': [554, 387],
  'gardenburg-sheland': [579, 297],
  'isker-silvertal': [304, 80],
  'silvertal-wenz': [438, 62],
  'wenz-bersy': [556, 114],
  'bersy-sheland': [560, 237],
  'greenHill-silvertal': [340, 146],
  'nordhaven-jolimar': [86, 159],
  'jolimar-lorvy': [108, 280],
  'lorvy-marbek': [217, 329],
  'marbek-cartun': [334, 304],
  'marbek-reddon': [237, 370],
  'reddon-lanterbach': [249, 468],
  'lanterbach-portSorrel': [251, 564],
  'portSorrel-kelmont': [301, 618],
  'kelmont-bentovil': [439, 591],
  'capeLorn-heronBay': [80, 501],
  'heronBay-reddon': [136, 411],
  'estrel-clerville': [413, 392],
  'clerville-balliet': [471, 448],
  'bersy-valdour': [632, 243],
  'valdour-falkenau': [746, 312],
  'rockfeld-beltonLake': [723, 76],
  'zellin-umbrel': [880, 172],
  'umbrel-thornwick': [891, 285],
  'gardenburg-vossen': [685, 370],
  'vossen-oldMill': [719, 476],
  'oldMill-wilsonLake': [616, 511],
  'calburg-ostrand': [719, 620],
  'ostrand-yvelin': [876, 598],
  'yvelin-dornac': [914, 477],
  'isker-nordhaven': [173, 78],
  'jolimar-arvelle': [141, 184],
  'arvelle-marbek': [251, 242],
  'marbek-estrel': [304, 367],
  'estrel-balliet': [376, 453],
  'balliet-wilsonLake': [494, 495],
  'silvertal-montvert': [405, 139],
  'montvert-bersy': [519, 169],
  'wenz-rockfeld': [581, 64],
  'quinzac-beltonLake': [787, 152],
  'beltonLake-zellin': [872, 80],
  'umbrel-falkenau': [838, 272],
  'falkenau-vossen': [764, 364],
  'vossen-tarvos': [762, 477],
  'tarvos-yvelin': [865, 537],
  'thornwick-dornac': [909, 384],
  'gardenburg-valdour': [647, 325],
  'heronBay-lorvy': [92, 366],
  'lorvy-reddon': [184, 377],
  'reddon-estrel': [272, 425],
  'portSorrel-capeLorn': [173, 593],
  'capeLorn-lanterbach': [203, 512],
  'lanterbach-balliet': [353, 496],
  'balliet-kelmont': [410, 549],
  'oldMill-calburg': [651, 568],
  'ostrand-tarvos': [800, 580],
}

/** Where the curve of a road bends to; halfway for a straight one. */
export function bendOf({ ends: [from, to] }: Road): MapPoint {
  const [a, b] = [SPOT[from], SPOT[to]]
  return BENDS[`${from}-${to}`] ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** The point of a road's curve at `t`, from 0 at its first end to 1 at its second. */
export function pointOn(road: Road, t: number): MapPoint {
  const [a, c, b] = [SPOT[road.ends[0]], bendOf(road), SPOT[road.ends[1]]]
  const mix = (a: number, c: number, b: number) => (1 - t) * (1 - t) * a + 2 * (1 - t) * t * c + t * t * b
  return [mix(a[0], c[0], b[0]), mix(a[1], c[1], b[1])]
}
