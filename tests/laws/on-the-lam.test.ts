import { holdAgainstLaws } from '../lib/laws.ts'

holdAgainstLaws('on-the-lam')
