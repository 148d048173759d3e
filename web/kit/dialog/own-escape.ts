import type { KeyboardEvent } from 'react'

/**
 * Closes a dialog or a sheet on Escape. Not on the Escape of a dialog that hangs in it: React passes on that dialog's keys
 * too. Not on that of an open list of choices either, which Mantine marks.
 */
export const ownEscape =
  (close: () => void) =>
  ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (key !== 'Escape' || !(target instanceof HTMLElement)) return
    if (currentTarget.contains(target) && target.dataset.mantineStopPropagation !== 'true') close()
  }
