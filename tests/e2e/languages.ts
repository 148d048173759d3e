/** In which languages a way through the screens is gone. */
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { IS_LONG } from '../run/soak.ts'

/**
 * German, whose words are the longest; a soak goes it in all three. That each language has every text, and that the
 * screens read well in it, other tests look at, and most ways of a visitor are gone in Danish.
 */
export const LONG_WAY: readonly Language[] = IS_LONG ? LANGUAGES : ['de']

/** The same where the file has gone the way in Danish already. */
export const ABROAD: readonly ('de' | 'en')[] = IS_LONG ? ['de', 'en'] : ['de']
