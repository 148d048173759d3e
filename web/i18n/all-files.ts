import type { Texts } from './texts.ts'

/** Every file of texts: for the staff's app, which shows them all. */
export const ALL_FILES = import.meta.glob<Texts>('./{da,de,en}/*.ts', { import: 'default' })
