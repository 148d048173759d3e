/** Asks before something is lost. The dialog's code is fetched when it is first asked for. */
import { type ComponentType, useSyncExternalStore } from 'react'
import type { Question } from './dialogs.tsx'
import { tellFailure } from './notify.ts'

let dialogs: ComponentType | undefined
const listeners = new Set<() => void>()

const listen = (heard: () => void) => {
  listeners.add(heard)
  return () => {
    listeners.delete(heard)
  }
}

/** Where the dialogs appear, once there are any. */
export const useDialogs = (): ComponentType | undefined => useSyncExternalStore(listen, () => dialogs)

/** Answers whether the reader agrees. When the dialog cannot be had they are told so, and nothing is lost. */
export const confirm = async (question: Question): Promise<boolean> => {
  try {
    const { ask, Dialogs } = await import('./dialogs.tsx')
    dialogs = Dialogs
    for (const heard of [...listeners]) heard()
    return await ask(question)
  } catch (thrown) {
    tellFailure(thrown)
    return false
  }
}
