/** Writes the messages of tenants to a demo market in the last days. Staff have not seen the newest. */
import { nowSeconds } from '#functions/kit/clock.ts'
import { newId } from '#functions/kit/ids.ts'
import { commit } from '#functions/kit/table.ts'
import { newMessage } from '#functions/messages/table/message.ts'
import type { DemoMarket } from './markets.ts'
import { person } from './people.ts'

const TEXTS = {
  da: [
    'Hej, må jeg sætte en lille reol op ved siden af min hylde?',
    'Kan I lægge en håndfuld bøjler til side til mig på fredag?',
    'Jeg kan ikke finde mine prismærker. Har I printet dem?',
  ],
  de: [
    'Hallo, darf ich neben mein Regal noch eine kleine Kiste stellen?',
    'Könnt ihr mir bis Freitag ein paar Bügel zurücklegen?',
    'Ich finde meine Preisetiketten nicht. Habt ihr sie gedruckt?',
  ],
} as const

export const seedMessages = async ({ marketId, language }: DemoMarket): Promise<void> => {
  const words = language === 'de' ? 'de' : 'da'
  for (const [at, message] of TEXTS[words].entries()) {
    const isNewest = at === TEXTS[words].length - 1
    const createdTs = nowSeconds() - (TEXTS[words].length - at) * 86_400
    const content = { ...person(words, at + 1), message, createdTs, seen: !isNewest, archived: false }
    await commit(newMessage(marketId, { id: newId(), ...content }))
  }
}
