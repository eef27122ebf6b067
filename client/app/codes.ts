/** As it is read aloud: a long code in halves. */
export const inHalves = (code: string): string => code.replace(/^(.{4})(.{4})$/, '$1 $2')
