import { holdAgainstLaws } from '../lib/laws.ts'

holdAgainstLaws('diabolik')
