/** Short notifications at the top of the screen, for seven seconds. Screen readers announce them. */
import i18n from 'i18next'
import { onDemand } from './calls/on-demand.ts'
import { capital } from './capital.ts'
import { asFailure, type Complaint, complaints } from './failure.ts'
import { clearPlain, showPlain } from './plain-notice.ts'

type Tone = 'good' | 'warning' | 'error'

const COLORS: Record<Tone, string> = { good: 'shelf', warning: 'straw', error: 'berry' }

export const messages = onDemand(() => import('./messages.tsx'))

/** Grows with each removal. What was said before it, and has not loaded yet, is not shown any more. */
let removals = 0

export const notify = (tone: Tone, message: string, title?: string): void => {
  const before = removals
  messages
    .load()
    .then(({ show }) => {
      if (before !== removals) return
      show({
        // The same text twice is one notification.
        id: `${tone}:${title ?? ''}:${message}`,
        message,
        title,
        color: COLORS[tone],
        closeButtonProps: { 'aria-label': i18n.t('kit.close') },
      })
    })
    .catch(() => {
      if (before === removals) showPlain(title ? `${title}: ${message}` : message)
    })
}

/** Removes the notifications that are still shown, and those that are still loading. */
export const clearNotifications = (): void => {
  removals += 1
  messages.now()?.clearNotifications()
  clearPlain()
}

/** Returns the text of a code. An unknown code, from a newer server, has the text of a general error. */
export const textOfCode = (code: string): string =>
  i18n.exists(`codes.${code}`) ? i18n.t(`codes.${code}`) : i18n.t('codes.internal_error')

export const nameOfField = (field: string): string => {
  const key = `fields.${field}`
  if (i18n.exists(key)) return i18n.t(key)
  const words = field.replaceAll('_', ' ')
  return capital(words)
}

const titleOf = ({ field, code }: Complaint): string => {
  if (field) return nameOfField(field)
  return code === 'internal_error' ? i18n.t('kit.internalErrorTitle') : i18n.t('kit.errorTitle')
}

/** What passes by itself or is our fault: who had typed something wants to know that it is not lost. */
const LOSES_NOTHING = ['no_connection', 'offline', 'busy', 'internal_error']

/** Shows why a call failed, one message per field (specification 8). */
export const tellFailure = (thrown: unknown): void => {
  for (const complaint of complaints(asFailure(thrown))) {
    const text = textOfCode(complaint.code)
    const said = LOSES_NOTHING.includes(complaint.code) ? `${text} ${i18n.t('kit.typedStays')}` : text
    notify('error', said, titleOf(complaint))
  }
}
