import { expect, test } from 'vitest'
import { networkOf } from '#shared/kit/address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('The network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

test('Two addresses of one household are one network, those of two are not', () => {
  expect(networkOf('2001:db8:1:2::a')).toBe(networkOf('2001:db8:1:2:ffff::'))
  expect(networkOf('2001:db8:1:2::a')).not.toBe(networkOf('2001:db8:1:3::a'))
})
