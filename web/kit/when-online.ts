/** Does what is only done ahead of need: now, or once there is a network again. It is no matter if it fails. */
export const whenOnline = (work: () => Promise<unknown>): void => {
  if (navigator.onLine) work().catch(() => undefined)
  else window.addEventListener('online', () => whenOnline(work), { once: true })
}
