/** Whose rows a list shows. The list shows before its search for tenants is there. */
import { TextInput } from '@mantine/core'
import { later } from '../../kit/later.tsx'
import type { TenantFilterProps } from './tenant-filter.tsx'

const TenantFilter = later(
  ['counter', 'staff-goods'],
  async () => (await import('./tenant-filter.tsx')).TenantFilter,
)

export const TenantBox = (props: TenantFilterProps) => (
  <TenantFilter {...props} instead={<TextInput label={props.label} disabled />} />
)
