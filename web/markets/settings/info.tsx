import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/kit/language.ts'
import sideBySide from '../../kit/form/side-by-side.module.css'
import { later } from '../../kit/later.tsx'
import { wasChosen } from '../address-memory.ts'
import { useAddressSource } from '../use-addresses.ts'
import { useSettings } from './context.ts'
import { FormCard, Section } from './section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const AddressBox = later(['addresses'], async () => (await import('../address-box.tsx')).AddressBox)

const Shop = () => {
  const { t } = useTranslation()
  const languages = { da: t('setup.danish'), de: t('setup.german'), en: t('setup.english') }
  const form = useSettingsForm({
    fieldsOf: ({ visualName, language, description, extraInfo }) => ({
      visualName,
      language,
      description,
      extraInfo,
    }),
    labels: {
      visualName: t('setup.visualName'),
      language: t('setup.language'),
      description: t('setup.description'),
      extraInfo: t('setup.extraInfo'),
    },
    nameOf: (field, value) => (field === 'language' ? languages[value as keyof typeof languages] : undefined),
  })
  return (
    <FormCard title={t('setup.shop')} form={form} draft="shop">
      <TextInput {...form.field('visualName')} autoComplete="organization" />
      <NativeSelect
        {...form.field('language')}
        description={t('setup.languageHint')}
        data={LANGUAGES.map(value => ({ value, label: languages[value] }))}
      />
      <Textarea
        {...form.field('description')}
        autosize
        minRows={3}
        description={t('setup.descriptionHint')}
      />
      <Textarea {...form.field('extraInfo')} autosize minRows={3} description={t('setup.extraInfoHint')} />
    </FormCard>
  )
}

const Contact = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const source = useAddressSource()
  const [isSilent, setIsSilent] = useState(false)
  // The form checks the address also while the source is unknown, so that staff who save at once do not skip the check.
  const hasProvider = !isSilent && source !== 'none' && source !== 'silent'
  const form = useSettingsForm({
    fieldsOf: ({
      address,
      postalCode,
      city,
      addressUrl,
      supportPhone,
      supportEmail,
      website,
      facebook,
      instagram,
    }) => ({
      address,
      postalCode,
      city,
      addressUrl,
      supportPhone,
      supportEmail,
      website,
      facebook,
      instagram,
    }),
    labels: {
      address: t('setup.address'),
      postalCode: t('setup.postalCode'),
      city: t('setup.city'),
      addressUrl: t('setup.addressUrl'),
      supportPhone: t('setup.supportPhone'),
      supportEmail: t('setup.supportEmail'),
      website: t('setup.website'),
      facebook: 'Facebook',
      instagram: 'Instagram',
    },
    check: ({ address }): Record<string, string> =>
      hasProvider && address.trim() && address.trim() !== settings.address && !wasChosen(address)
        ? { address: 'not_listed' }
        : {},
    textOf: (_, code) => (code === 'not_listed' ? t('setup.chooseAddress') : undefined),
  })
  return (
    <FormCard title={t('setup.contact')} form={form} draft="contact">
      <AddressBox
        {...form.text('address')}
        {...(hasProvider && !form.text('address').error && { description: t('setup.chooseAddress') })}
        instead={<TextInput {...form.field('address')} autoComplete="off" />}
        onType={address => form.change({ address })}
        onChoose={({ address, postalCode, city }) => form.change({ address, postalCode, city })}
        onSilent={() => setIsSilent(true)}
      />
      <div className={sideBySide.fields}>
        <TextInput {...form.field('postalCode')} autoComplete="postal-code" />
        <TextInput {...form.field('city')} autoComplete="address-level2" />
      </div>
      <TextInput {...form.field('addressUrl')} type="url" description={t('setup.addressUrlHint')} />
      <div className={sideBySide.fields}>
        <TextInput {...form.field('supportPhone')} type="tel" autoComplete="tel" />
        <TextInput {...form.field('supportEmail')} type="email" autoComplete="email" />
      </div>
      <TextInput {...form.field('website')} type="url" placeholder="https://" />
      <div className={sideBySide.fields}>
        <TextInput {...form.field('facebook')} type="url" placeholder="https://www.facebook.com/" />
        <TextInput {...form.field('instagram')} type="url" placeholder="https://www.instagram.com/" />
      </div>
    </FormCard>
  )
}

/** What visitors read about the market, and how they reach it. */
export const InfoSection = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  return (
    <Section title={t('setup.info')} lead={t('setup.infoLead', { name: settings.visualName })}>
      <Shop />
      <Contact />
    </Section>
  )
}
