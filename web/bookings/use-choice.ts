import { useEffect } from 'react'
import { useStored } from '../kit/stored.ts'
import { type Choice, choice, choiceAt, keptAt, type Step, stepFor } from './choice.ts'
import { useGo, usePlace } from './place.ts'

/** What is chosen, on a step: later choices are reset when it opens, and who skipped a step is led back to it. */
export const useChoice = (step: Step): { chosen: Choice; choose: (change: Partial<Choice>) => void } => {
  const { marketId } = usePlace().market
  const go = useGo()
  useStored(choice)
  const chosen = choiceAt(marketId)
  const rightful = stepFor(step, chosen)

  useEffect(() => {
    if (rightful !== step) go(rightful)
    else choice.write(keptAt(step, choiceAt(marketId)))
  }, [step, rightful, go, marketId])

  return { chosen, choose: change => choice.write({ ...choiceAt(marketId), ...change }) }
}
