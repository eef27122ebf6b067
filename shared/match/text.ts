/*
 * What people write and others are shown, in names and in chat. The letters of all scripts are welcome; what is not seen,
 * turns the text around it or climbs over other lines is not.
 */

/** Controls, formats (bidi overrides, zero widths), fillers and blanks; not what emoji and some scripts join and vary by. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800\u{1d159}]|(?!\p{Join_C}|[\ufe0e\ufe0f])[\p{Cf}\p{DI}]/gu
/** From the fourth mark on one letter on; Hebrew with points and Tibetan have three. */
const TOWERING = /(?<=(?:[\p{Mn}\p{Me}]\p{Join_C}*){3})[\p{Mn}\p{Me}]/gu
const VISIBLE = /[^\s\p{M}\p{Join_C}]/u

/** Without all that. */
export const plainText = (text: string): string => text.replace(INVISIBLE, '').replace(TOWERING, '')

/** Is there anything to be seen of this plain text? */
export const isSeen = (text: string): boolean => VISIBLE.test(text)
