import { expect, test } from 'vitest'
import { networksOf } from '#shared/kit/address.ts'

const smallest = (address: string) => networksOf(address)[0].name

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('The smallest network of %s is %s', (address, network) => expect(smallest(address)).toBe(network))

test('Two addresses of one household are one network, those of two are not', () => {
  expect(smallest('2001:db8:1:2::a')).toBe(smallest('2001:db8:1:2:ffff::'))
  expect(smallest('2001:db8:1:2::a')).not.toBe(smallest('2001:db8:1:3::a'))
})

test('An IPv4 address is one visitor; an IPv6 address counts for its /64, its /56 and its /48', () => {
  expect(networksOf('::ffff:203.0.113.7')).toEqual([{ name: '203.0.113.7', times: 1 }])
  expect(networksOf('2001:db8:1:12ab::9')).toEqual([
    { name: '2001:db8:1:12ab', times: 1 },
    { name: '2001:db8:1:1200/56', times: 4 },
    { name: '2001:db8:1/48', times: 8 },
  ])
})

test.each([
  ['2001:db8:1:2::a', '2001:db8:1:ff::b', [false, true, true]],
  ['2001:db8:1:2::a', '2001:db8:1:100::b', [false, false, true]],
  ['2001:db8:1:2::a', '2001:db8:2:2::b', [false, false, false]],
])('What %s shares with %s', (one, other, shared) => {
  const names = networksOf(other).map(({ name }) => name)
  expect(networksOf(one).map(({ name }, level) => name === names[level])).toEqual(shared)
})
