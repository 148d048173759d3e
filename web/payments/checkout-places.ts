/** The id of the payment's heading: the fragment of an address that leads straight to it. */
export const PAY = 'pay'
