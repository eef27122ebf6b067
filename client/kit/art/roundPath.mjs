/** How many numbers each command takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/y
/** The fourth and the fifth number of an arc are flags, behind which nothing need stand. */
const FLAG = /[\s,]*([01])/y

/** An SVG path as commands, each with its own letter. */
function* commandsOf(text) {
  for (const [, letter, rest] of text.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[letter.toLowerCase()]
    if (takes === undefined) throw new Error(`a path with ${letter}`)
    const numbers = []
    for (let at = 0; at < rest.trimEnd().length; ) {
      const token = takes === 7 && [3, 4].includes(numbers.length % 7) ? FLAG : NUMBER
      token.lastIndex = at
      const found = token.exec(rest)
      if (!found) throw new Error(`a path with ${rest.slice(at)}`)
      numbers.push(Number(found[1]))
      at = token.lastIndex
    }
    if (takes === 0) yield [letter, []]
    for (let i = 0; i < numbers.length; i += takes) {
      // What follows the first pair of a move are lines.
      const implied = i > 0 && takes === 2 ? letter.replace('m', 'l').replace('M', 'L') : letter
      yield [implied, numbers.slice(i, i + takes)]
    }
  }
}

/**
 * The same path in whole numbers. It is rounded where each point lies, not how far it is from the last: errors do not
 * add up.
 */
export function roundPath(text) {
  const rounded = []
  let [at, start] = [
    [0, 0],
    [0, 0],
  ]
  for (const [letter, numbers] of commandsOf(text)) {
    const command = letter.toLowerCase()
    const first = command === 'v' ? 1 : 0
    const from = letter === command ? at : [0, 0]
    const before = command === 'a' ? numbers.slice(0, 5) : []
    const points = numbers.slice(before.length).map((each, i) => each + from[(i + first) % 2])
    const steps = points.map((each, i) => Math.round(each) - Math.round(at[(i + first) % 2]))
    rounded.push([command, [...before.map((each, i) => (i < 2 ? Math.max(1, Math.round(each)) : each)), ...steps]])
    if (command === 'z') at = start
    else if (command === 'h') at = [points[0], at[1]]
    else if (command === 'v') at = [at[0], points[0]]
    else at = points.slice(-2)
    if (command === 'm') start = at
  }
  return written(rounded.filter((_, i) => !isIdle(rounded, i)))
}

/** A step that leads nowhere; what goes on smoothly (s, t) needs the one before, whatever it is. */
function isIdle(commands, i) {
  const [command, numbers] = commands[i]
  const steps = command === 'a' ? numbers.slice(5) : numbers
  return !'mz'.includes(command) && steps.every(each => each === 0) && !'st'.includes(commands[i + 1]?.[0] ?? '-')
}

function written(commands) {
  let text = ''
  let last = ''
  for (const [command, numbers] of commands) {
    const list = numbers.map((each, i) => (i > 0 && each >= 0 ? ` ${each}` : `${each}`)).join('')
    const goesOn = command === last && command !== 'z'
    text += goesOn ? `${numbers[0] >= 0 ? ' ' : ''}${list}` : `${command}${list}`
    // A second pair after a move would be a line.
    last = command === 'm' ? '' : command
  }
  return text
}
