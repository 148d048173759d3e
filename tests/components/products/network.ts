import { LOST } from '../stub.ts'
import type { stubSheet } from './sheet-app.ts'

/** The server adds, and its answer is lost on the way. */
export const badNetwork = ({ adds, add }: ReturnType<typeof stubSheet>) => ({
  loseAnswers: () =>
    adds.answer(((sent: unknown) => {
      add(sent as never)
      return LOST
    }) as never),
  works: () => adds.answer(add as never),
})
