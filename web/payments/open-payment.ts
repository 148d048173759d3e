/** The payments of one booking that are open in this tab, so that a reload goes on with them. */
import * as z from 'zod/mini'
import { type Stored, stored } from '../kit/stored.ts'

const opened = z.object({ bookingRequest: z.string(), paymentId: z.string(), txId: z.nullable(z.string()) })

type OpenPayment = z.infer<typeof opened>

const openPayment = (key: string): Stored<OpenPayment | undefined> =>
  stored(
    key,
    found => opened.safeParse(found).data,
    () => sessionStorage,
  )

export const openExtension = openPayment('extensionPaymentId')
export const openRequest = openPayment('paymentRequestPayment')
