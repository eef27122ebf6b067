import { useEffect, useRef } from 'react'

/** A plain square with a spot, in place of the page's icon. */
function badge(): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 32
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  pen.fillStyle = '#08070a'
  pen.fillRect(0, 0, 32, 32)
  pen.fillStyle = '#ff2a30'
  pen.beginPath()
  pen.arc(16, 16, 11, 0, 2 * Math.PI)
  pen.fill()
  return canvas.toDataURL()
}

const icon = (): HTMLLinkElement => {
  const found = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  if (found) return found
  const made = document.createElement('link')
  made.rel = 'icon'
  document.head.append(made)
  return made
}

/** Calls somebody back who looks at another tab: title and icon of this one change, until it is looked at again. */
export function useTurnAlert(mine: boolean, title: string, call: string, sound: () => void): void {
  const was = useRef(mine)
  const ring = useRef(sound)
  ring.current = sound
  useEffect(() => {
    if (mine && !was.current) ring.current()
    was.current = mine
  }, [mine])
  useEffect(() => {
    const usual = icon().getAttribute('href')
    const show = (): void => {
      const calling = mine && document.visibilityState === 'hidden'
      document.title = calling ? `● ${call}` : `${title} · Tavolo Nero`
      if (calling) icon().href = badge()
      else if (usual !== null) icon().setAttribute('href', usual)
    }
    show()
    document.addEventListener('visibilitychange', show)
    return () => {
      document.removeEventListener('visibilitychange', show)
      if (usual !== null) icon().setAttribute('href', usual)
    }
  }, [mine, title, call])
}
