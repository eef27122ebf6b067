import { fetchedWords } from './fetched.ts'
import type { GalleryWords } from './gallery.ts'

export const { useIfAny: useGalleryWords } = fetchedWords<GalleryWords>({
  en: async () => (await import('./en/gallery.ts')).gallery,
  it: async () => (await import('./it/gallery.ts')).gallery,
  zh: async () => (await import('./zh/gallery.ts')).gallery,
})
