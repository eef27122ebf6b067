import { extend } from '@react-three/fiber'
import {
  AmbientLight,
  BoxGeometry,
  Color,
  DirectionalLight,
  Group,
  InstancedMesh,
  Mesh,
  PlaneGeometry,
  SpotLight,
} from 'three'

/** What JSX may name on the stage. The build leaves out whatever else there is of three.js; see vite.config.ts. */
export const ELEMENTS = {
  AmbientLight,
  BoxGeometry,
  Color,
  DirectionalLight,
  Group,
  InstancedMesh,
  Mesh,
  PlaneGeometry,
  SpotLight,
}

extend(ELEMENTS)
