/** A push is sealed as the example of RFC 8291 says, byte by byte. */
import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { CURVE, isPublicKey, sealPush } from '#functions/messages/notices/seal-push.ts'

test('The example of RFC 8291, appendix A', () => {
  const own = createECDH(CURVE)
  own.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'))
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
  const sealed = sealPush('When I grow up, I want to be a watermelon', browser, { salt, own })
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
      'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('What is no point of the curve is no key', () => {
  const own = createECDH(CURVE)
  expect(isPublicKey(own.generateKeys('base64url'))).toBe(true)
  expect(isPublicKey(Buffer.alloc(65, 4).toString('base64url'))).toBe(false)
})
