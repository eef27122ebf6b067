import type { GuideWords } from '../guide.ts'

export const guide: GuideWords = {
  label: '引導',
  gotIt: '知道了',
  start: '邊玩邊學',
  leave: '離開引導',
  resume: '繼續引導',
  more: '詳見規則',
  progress: (seen, all) => `${seen}/${all}`,

  rules: {
    title: game => `${game}：規則`,
    contents: '目錄',
    search: '搜尋規則',
    found: sections => `找到${sections}節`,
    nothing: '規則裡沒有提到。',
    print: '列印',
    link: '本節連結',
    none: '這款遊戲的規則還沒準備好。',
  },
}
