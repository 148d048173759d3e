import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useOutletContext } from 'react-router-dom'
import { RIGHTS, type Right } from '#shared/kit/rights.ts'
import { PageTitle } from '../page.tsx'
import { Empty } from '../states.tsx'
import { useMayDo } from './may.ts'
import { useRoleNames } from './role-names.ts'

/**
 * Shows a screen, or the screens of the routes inside, to who has the right. Others came by an address that the menu does not
 * show them: they read whose screen it is, before they type what would be refused.
 */
export const OnlyWith = ({ right, children }: { right: Right; children?: ReactNode }) => {
  const context = useOutletContext()
  const { t } = useTranslation()
  const names = useRoleNames()
  if (useMayDo()(right)) return children ?? <Outlet context={context} />
  const roles = RIGHTS[right].map(role => names[role]).join(' · ')
  return (
    <>
      <PageTitle>{t('staff.notYours')}</PageTitle>
      <Empty
        action={
          <Button component={Link} to="/" variant="default">
            {t('staff.toHome')}
          </Button>
        }
      >
        {t('staff.onlyFor', { roles })}
      </Empty>
    </>
  )
}
