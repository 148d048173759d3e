import type { KeyboardEvent } from 'react'

/** Closes a sheet on Escape. Not on the Escape of a dialog that hangs in it: React passes on that dialog's keys too. */
export const ownEscape =
  (close: () => void) =>
  ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) close()
  }
