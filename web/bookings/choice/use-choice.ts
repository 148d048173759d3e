import { useEffect } from 'react'
import { useStored } from '../../kit/stored.ts'
import { type Choice, choice, choiceAt, keptAt, type Step, stepFor } from './choice.ts'
import { useGo, useWizard } from './wizard-context.ts'

/**
 * What is chosen, on a step: later choices are reset when it opens, and who skipped a step is led back to it.
 * Redirects only on first render. Later, an empty choice means that the visitor is navigating.
 */
export const useChoice = (step: Step): { chosen: Choice; choose: (change: Partial<Choice>) => void } => {
  const { marketId } = useWizard().market
  const go = useGo()
  useStored(choice)

  useEffect(() => {
    const rightful = stepFor(step, choiceAt(marketId))
    if (rightful === step) choice.write(keptAt(step, choiceAt(marketId)))
    else go(rightful, { replace: true })
  }, [step, go, marketId])

  return {
    chosen: choiceAt(marketId),
    choose: change => choice.write({ ...choiceAt(marketId), ...change }),
  }
}
