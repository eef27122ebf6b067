import { type ComponentType, useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { notify } from './notify.ts'

/** What few look at is fetched when somebody does. Where it cannot be, the page says so and nothing else happens. */
export function later<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | null = null
  return function Later(props: P) {
    const { shell } = useWords()
    const { offline } = shell
    const [Found, setFound] = useState<{ It: ComponentType<P> } | null>(fetched && { It: fetched })
    useEffect(() => {
      let wanted = true
      fetch()
        .then(It => {
          fetched = It
          if (wanted) setFound({ It })
        })
        .catch(() => wanted && notify(offline))
      return () => {
        wanted = false
      }
    }, [offline])
    return Found && <Found.It {...props} />
  }
}
