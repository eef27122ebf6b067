import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { type Material, Mesh, type Object3D, type Texture } from 'three'

/** The page takes a breath: what somebody has pressed meanwhile comes first. Not every browser has a scheduler. */
const breath = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise(resolve => setTimeout(resolve))

/** What is printed on things, each print once. */
function printsOn(scene: Object3D): Set<Texture> {
  const found = new Set<Texture>()
  scene.traverse(thing => {
    if (!(thing instanceof Mesh)) return
    for (const material of [thing.material].flat() as (Material & { readonly map?: Texture | null })[])
      if (material.map) found.add(material.map)
  })
  return found
}

/** Before the first frame, which would otherwise take seconds: prints are drawn and handed over one by one, shaders compiled aside. */
export function Laying(): null {
  const { gl, scene, camera, setFrameloop, invalidate } = useThree()
  useEffect(() => {
    let here = true
    const lay = async (): Promise<void> => {
      for (const print of printsOn(scene)) {
        await breath()
        if (!here) return
        gl.initTexture(print)
      }
      await gl.compileAsync(scene, camera)
    }
    // What could not be made ready is made in the first frame.
    const open = (): void => {
      if (!here) return
      setFrameloop('demand')
      invalidate()
    }
    lay().then(open, open)
    return () => {
      here = false
    }
  }, [gl, scene, camera, setFrameloop, invalidate])
  return null
}
