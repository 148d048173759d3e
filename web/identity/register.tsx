import { Anchor, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { RegisterDone } from './register-done.tsx'
import { type Registered, RegisterForm } from './register-form.tsx'

/** The page on which somebody opens a shop, and then reads what comes next (specification 2, "create market"). */
export const Register = () => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Registered>()
  return (
    <PageFrame href="/" width="narrow">
      {opened ? (
        <RegisterDone {...opened} />
      ) : (
        <Stack gap="lg">
          <PageTitle>{t('register.title')}</PageTitle>
          <StepTitle>{t('register.title')}</StepTitle>
          <RegisterForm onOpened={setOpened} />
          <Anchor component={Link} to="/login">
            {t('identity.toLogIn')}
          </Anchor>
        </Stack>
      )}
    </PageFrame>
  )
}
