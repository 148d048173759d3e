import type { Texts } from './texts.ts'

/** The texts of a tenant's own screens, and of the pages that mailed links lead to. */
export const TENANT_FILES = import.meta.glob<Texts>(
  './{da,de,en}/{campaigns,discounts,extend,fields,goods,handover,jobs,move,mydata,notices,offline,own,ownproduct,password,paymentrequest,payout,person,products,prove,rental,signup,sold,tenant,viewas,withdrawal}.ts',
  { import: 'default' },
)
