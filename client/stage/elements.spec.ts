import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as THREE from 'three'
import { expect, test } from 'vitest'
import { ELEMENTS } from './elements.ts'

/** Named alike in SVG, which is what is meant. */
const SVG = ['Path']
const CLIENT = join(import.meta.dirname, '..')

test('every element of three.js that JSX names is listed, and no other', () => {
  const sources = ['stage', 'games', join('kit', 'table')].flatMap(folder =>
    readdirSync(join(CLIENT, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx'))
      .map(file => readFileSync(join(CLIENT, folder, file), 'utf8')),
  )
  const tags = sources.flatMap(source => [...source.matchAll(/<([a-z])(\w*)/g)])
  const named = new Set(tags.map(([, first = '', rest = '']) => first.toUpperCase() + rest))
  const elements = [...named].filter(name => name in THREE && !SVG.includes(name))
  expect(elements.sort()).toEqual(Object.keys(ELEMENTS))
})
