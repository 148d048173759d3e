/** Asks before something is lost. Fetches the dialog's code on first use. */

import { onDemand } from '../calls/on-demand.ts'
import type { Question } from './dialogs.tsx'

export const dialogs = onDemand(() => import('./dialogs.tsx'))

/** Resolves to true when the reader confirms. When the dialog cannot be loaded, the browser's own dialog asks. */
export const confirm = (question: Question): Promise<boolean> =>
  dialogs.load().then(
    ({ ask }) => ask(question),
    () => window.confirm(`${question.title}\n\n${question.text}`),
  )
