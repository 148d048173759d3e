/** Asks before something is lost. Fetches the dialog's code on first use. */
import type { Question } from './dialogs.tsx'
import { tellFailure } from './notify.ts'
import { onDemand } from './on-demand.ts'

export const dialogs = onDemand(() => import('./dialogs.tsx'))

/** Resolves to true when the reader confirms. When the dialog cannot be loaded, shows why and resolves to false. */
export const confirm = async (question: Question): Promise<boolean> => {
  try {
    const { ask } = await dialogs.load()
    return await ask(question)
  } catch (thrown) {
    tellFailure(thrown)
    return false
  }
}
