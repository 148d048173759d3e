/** Where staff see what a tenant has in the shop, to hand it out. */
export const goodsInShop = (userNumber: string): string =>
  `/customers/products?${new URLSearchParams({ customer: userNumber, status: 'in_shop' })}`
