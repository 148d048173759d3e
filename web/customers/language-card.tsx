import { Button, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALE } from '#shared/kit/language.ts'
import { useLanguage } from '../i18n/language.ts'
import { setMailLanguage } from '../identity/save-language.ts'
import { useAct } from '../kit/act/use-act.ts'
import { Card } from '../kit/card.tsx'
import { LanguageSwitch } from '../kit/frame/language-switch.tsx'

/** The language of the mails. A choice on this page counts for them too; the account has it a moment later. */
const useMailLanguage = (ofAccount: string) => {
  const language = useLanguage()
  const shown = useRef(language)
  const [mails, setMails] = useState(ofAccount)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    setMails(language)
  }, [language])
  return { language, mails, setMails }
}

/** The language of the screens, and of the mails where that is another: the browser chose the one, the tenant the other. */
export const LanguageCard = ({ ofAccount }: { ofAccount: string }) => {
  const { t } = useTranslation()
  const act = useAct()
  const { language, mails, setMails } = useMailLanguage(ofAccount)
  const nameOf = (one: string) => new Intl.DisplayNames(LOCALE[language], { type: 'language' }).of(one) ?? one
  const name = nameOf(language)
  const sendSo = async () => {
    const how = { busy: t('own.saving'), done: t('tenant.mailsNow', { language: name }) }
    if (await act(() => setMailLanguage('customer', language), how)) setMails(language)
  }
  return (
    <Card title={t('tenant.languageTitle')}>
      <Text size="sm">
        {mails === language
          ? t('tenant.languageText')
          : t('tenant.languagesDiffer', { screens: name, mails: nameOf(mails) })}
      </Text>
      <LanguageSwitch />
      {mails !== language && (
        <div>
          <Button
            variant="default"
            leftSection={<IconMail size={20} aria-hidden />}
            onClick={() => void sendSo()}
          >
            {t('tenant.mailsToo', { language: name })}
          </Button>
        </div>
      )}
    </Card>
  )
}
