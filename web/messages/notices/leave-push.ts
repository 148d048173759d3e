/**
 * The tenant logs out: the browser takes back its yes, so that the next person at it hears nothing of their sales. The
 * push service then knows its address no more, and Reol forgets it at the next push.
 */
export const leavePush = async (): Promise<void> => {
  const worker = await navigator.serviceWorker?.getRegistration('/user')
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}
