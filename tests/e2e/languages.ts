/** In which languages a long way through the screens is gone. */
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { IS_SOAK } from '../soak.ts'

/**
 * Danish, and German with its long words; a soak goes it in English too. That each language has every text, and that the
 * screens read well in it, other tests look at.
 */
export const LONG_WAY: readonly Language[] = IS_SOAK ? LANGUAGES : LANGUAGES.filter(one => one !== 'en')

/** For what is the same in each language but for its texts, which other tests compare: Danish, and all in a soak. */
export const ONE_WAY: readonly Language[] = IS_SOAK ? LANGUAGES : ['da']
