import { choice } from './choice.ts'
import { useGo } from './wizard-context.ts'

/** Leads to an empty wizard: what is in the cart stays as it is, whatever was changed before. */
export const useBookMore = (): (() => void) => {
  const go = useGo()
  return () => {
    choice.clear()
    go('type')
  }
}
