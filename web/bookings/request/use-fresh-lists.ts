import { useFetchAgain } from '../../kit/act/fetch-again.ts'

/** Fetches again what the screen says of booking requests, and the menu's counts. */
export const useFreshLists = () => {
  const fetchAgain = useFetchAgain()
  return (): Promise<unknown> => fetchAgain(['booking_requests', 'badges', 'audit'])
}
