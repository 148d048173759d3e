/** The texts that staff read: all there are. */
import { addTexts } from './language.ts'
import type { Texts } from './texts.ts'

addTexts(import.meta.glob<Texts>('./{da,de,en}/*.ts', { import: 'default' }))
