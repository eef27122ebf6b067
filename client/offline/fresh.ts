import { create } from 'zustand'

/** Has another edition of the page been delivered since this one was opened? */
export const useFresh = create(() => false)

/** Where a match is played or watched nothing is loaded anew. */
const BUSY = /^\/(t|w|r|stage|phone|stream|broadcast|embed)(\/|$)/
export const isBusy = (path: string): boolean => BUSY.test(path)
