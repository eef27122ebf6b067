/** What a game prints, side by side: `npm run dev`, then /kit/art/sheet.html?of=diabolik/art/cards. Not in the build. */
const SHEETS = import.meta.glob('../../games/*/art/**/sheet.ts')

await SHEETS[`../../games/${new URLSearchParams(location.search).get('of')}/sheet.ts`]?.()
document.body.dataset.ready = 'yes'

export {}
