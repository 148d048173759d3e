import { UNDO_SECONDS, type UndoLink } from '#shared/kit/former-address.ts'
import type { Language } from '#shared/kit/language.ts'
import { env } from '../../kit/env.ts'
import { linkToken } from '../../kit/link.ts'
import { STAFF_TEXTS } from './staff-texts.ts'

/** The button in the mail to a former address, with which its owner undoes the change for seven days (D67). */
export const undoButton = async (language: Language, about: Omit<UndoLink, 'purpose'>) => {
  const token = await linkToken({ purpose: 'undo-address', ...about } satisfies UndoLink, UNDO_SECONDS)
  const label = STAFF_TEXTS[language].undo
  return { label, url: `${env('SITE_URL')}/login/${about.market}/undo-email?token=${token}` }
}
