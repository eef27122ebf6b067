import { written } from '../kernel/plain.ts'
import { sha256 } from './sha256.ts'

/*
 * Who deals could deal anew when it has seen the moves. So everybody is told at the start what the deal hashes to, and
 * at the end what was hashed: `printf %s '<text>' | sha256sum` says whether it is the same. The nonce is in it so that
 * nobody can try seeds against it.
 */

/** All that makes a match before the first move. */
export interface Deal {
  readonly game: string
  readonly version: number
  readonly options: unknown
  readonly seed: string
  readonly nonce: string
}

/** What is hashed: one line. */
export const dealText = ({ game, version, options, seed, nonce }: Deal): string =>
  [game, version, written(options), seed, nonce].join(' ')

export const commitmentTo = (deal: Deal): string => sha256(dealText(deal))

/** A deal when the match is over. Tables that were made before there were commitments have neither that nor a nonce. */
export interface OpenDeal extends Omit<Deal, 'nonce'> {
  readonly nonce: string | null
  readonly commitment: string | null
}
