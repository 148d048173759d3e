import { Button, Group, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconPrinter, IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../kit/notice.tsx'
import { notify } from '../kit/notify.ts'
import styles from './account.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, shown once: to copy, or to print on a sheet of their own. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { t } = useTranslation()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify('good', t('account.copied'))
    } catch {
      notify('error', t('account.notCopied'))
    }
  }
  return (
    <>
      <Notice
        color="shelf"
        role="status"
        icon={IconShieldCheck}
        title={t('account.recoveryTitle')}
        takesFocus
      >
        <Text size="sm">{t('account.recoveryText')}</Text>
      </Notice>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <Button
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('account.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('account.print')}
        </Button>
        <Button leftSection={<IconCheck size={20} aria-hidden />} onClick={onKept}>
          {t('account.kept')}
        </Button>
      </Group>
    </>
  )
}
