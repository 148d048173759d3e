/** `npm run operator -- restore …`: the restore drill, in AWS and on one machine. */
import { cloudPlace } from './cloud-place.ts'
import { findPool } from './find-pool.ts'
import { localPlace } from './local-place.ts'
import { loadVerbs, restorePasswords } from './passwords.ts'
import type { Say } from './place.ts'
import { restoreBack, restoreTo } from './switch.ts'
import { readRestore } from './words.ts'

/** `words`: what is typed after `restore`. Throws an error that says what is wrong. */
export const restore = async (words: readonly string[], isLocal: boolean, say: Say): Promise<void> => {
  const place = isLocal ? localPlace(say) : cloudPlace(say)
  const asked = readRestore(words, await place.now())
  if (asked.what === 'to') await restoreTo(place, asked, say)
  else if (asked.what === 'back') await restoreBack(place, say)
  else {
    await findPool()
    await restorePasswords(await loadVerbs(), asked, say)
  }
}
