import type { Location, MapPoint } from './locations.ts'

/* What the map is painted from. No rule reads it. Lines are meant to be drawn as smooth curves through their points. */

/** Where land and sea meet, from the north-western border round the west and south to the south-eastern one. */
export const COAST: readonly MapPoint[] = [
  [76, 30],
  [58, 58],
  [86, 86],
  [64, 118],
  [44, 154],
  [38, 206],
  [46, 250],
  [80, 276],
  [112, 300],
  [116, 330],
  [96, 362],
  [46, 374],
  [26, 404],
  [46, 430],
  [28, 462],
  [46, 500],
  [88, 526],
  [70, 556],
  [40, 594],
  [86, 592],
  [136, 586],
  [178, 606],
  [190, 650],
  [236, 668],
  [284, 656],
  [306, 624],
  [346, 630],
  [390, 640],
  [430, 616],
  [470, 612],
  [506, 626],
  [556, 618],
  [582, 650],
  [630, 676],
  [686, 664],
  [726, 654],
  [764, 660],
  [800, 684],
  [846, 676],
  [876, 640],
  [884, 602],
  [924, 592],
  [984, 584],
]

/** The land border, on from where the coast ends, back to where it begins. */
export const BORDER: readonly MapPoint[] = [
  [972, 500],
  [988, 420],
  [978, 330],
  [966, 250],
  [978, 170],
  [960, 92],
  [926, 48],
  [868, 38],
  [812, 24],
  [752, 34],
  [690, 48],
  [620, 28],
  [560, 14],
  [480, 16],
  [420, 40],
  [350, 32],
  [290, 16],
  [220, 20],
  [150, 14],
  [108, 22],
]

/** Closed lines out in the sea. */
export const ISLANDS: readonly (readonly MapPoint[])[] = [
  [
    [62, 640],
    [84, 630],
    [108, 644],
    [102, 664],
    [76, 670],
    [58, 658],
  ],
  [
    [132, 660],
    [146, 652],
    [156, 664],
    [144, 676],
  ],
  [
    [12, 520],
    [22, 510],
    [30, 524],
    [24, 540],
  ],
]

interface Lake {
  readonly at: MapPoint
  /** Half the width, half the height. */
  readonly size: MapPoint
  /** The Location that is named after it. */
  readonly names?: Location
}
export const LAKES: readonly Lake[] = [
  { at: [738, 124], size: [36, 19], names: 'beltonLake' },
  { at: [634, 428], size: [38, 24], names: 'wilsonLake' },
  { at: [182, 244], size: [26, 16] },
]

/** From a lake to a little way out at sea, under the roads. */
export const RIVERS: readonly (readonly MapPoint[])[] = [
  [
    [636, 450],
    [648, 486],
    [626, 530],
    [592, 570],
    [564, 644],
  ],
  [
    [160, 252],
    [134, 268],
    [90, 296],
  ],
]

interface Patch {
  readonly at: MapPoint
  /** Its radius. */
  readonly size: number
}
export const HILLS: readonly Patch[] = [
  { at: [300, 128], size: 20 },
  { at: [266, 118], size: 15 },
  { at: [312, 160], size: 10 },
  { at: [300, 48], size: 15 },
  { at: [455, 110], size: 14 },
  { at: [430, 128], size: 11 },
  { at: [572, 112], size: 15 },
  { at: [598, 122], size: 12 },
  { at: [700, 66], size: 13 },
  { at: [868, 66], size: 16 },
  { at: [850, 160], size: 22 },
  { at: [812, 172], size: 14 },
  { at: [790, 226], size: 14 },
  { at: [930, 246], size: 14 },
  { at: [880, 330], size: 22 },
  { at: [395, 228], size: 20 },
  { at: [430, 246], size: 14 },
  { at: [374, 252], size: 12 },
  { at: [940, 440], size: 16 },
  { at: [940, 478], size: 12 },
  { at: [158, 62], size: 14 },
  { at: [640, 216], size: 15 },
]
export const WOODS: readonly Patch[] = [
  { at: [590, 282], size: 24 },
  { at: [618, 256], size: 12 },
  { at: [385, 356], size: 22 },
  { at: [416, 368], size: 12 },
  { at: [286, 262], size: 14 },
  { at: [180, 490], size: 22 },
  { at: [214, 478], size: 12 },
  { at: [330, 560], size: 18 },
  { at: [480, 535], size: 22 },
  { at: [350, 480], size: 14 },
  { at: [696, 554], size: 11 },
  { at: [742, 486], size: 18 },
  { at: [680, 360], size: 14 },
  { at: [880, 500], size: 20 },
  { at: [862, 566], size: 16 },
  { at: [124, 402], size: 14 },
  { at: [280, 590], size: 14 },
  { at: [748, 358], size: 16 },
]
