import { useEffect, useRef, useState } from 'react'
import type { Company, Person } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import type { LobbyWords } from '../i18n/lobby.ts'

/** Who is in the room at present. */
export const presentIn = ({ chairs, visitors }: Company): Person[] => [
  ...chairs.flatMap(({ person, here }) => (person && here ? [person] : [])),
  ...visitors,
]

/** What there is to tell between two moments of a waiting table; of oneself only that one is host now. */
export function newsBetween(
  before: Company,
  now: Company,
  me: string | null,
  words: LobbyWords['room'],
): { readonly said: string[]; readonly came: boolean } {
  const [were, are] = [presentIn(before), presentIn(now)]
  const missing = (from: readonly Person[], all: readonly Person[]): string[] =>
    all.filter(({ id }) => id !== me && !from.some(each => each.id === id)).map(({ name }) => name)
  const [came, went] = [missing(were, are), missing(are, were)]
  const host = now.host === before.host ? undefined : are.find(({ id }) => id === now.host)
  return {
    said: [
      ...(came.length > 0 ? [words.came(came)] : []),
      ...(went.length > 0 ? [words.went(went)] : []),
      ...(host ? [host.id === me ? words.youHost : words.hosts(host.name)] : []),
    ],
    came: came.length > 0,
  }
}

/** The last that happened in the room; `heard` when somebody has come in. */
export function useNews(company: Company | null, me: string | null, heard: () => void): string {
  const { grammar, lobby } = useWords()
  const before = useRef(company)
  const [news, setNews] = useState('')
  const ring = useRef(heard)
  ring.current = heard
  useEffect(() => {
    const was = before.current
    before.current = company
    if (!was || !company || was.id !== company.id) return
    const { said, came } = newsBetween(was, company, me, lobby.room)
    if (said.length > 0) setNews(grammar.sentences(said))
    if (came) ring.current()
  }, [company, me, lobby, grammar])
  return news
}
