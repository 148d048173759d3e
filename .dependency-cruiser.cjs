// The arrows of docs/architecture.md, as patterns: a new domain needs no new line, only its level.
const LEVELS = [
  ['markets', 'balances', 'jobs'],
  ['identity'],
  ['customers', 'shelves', 'campaigns'],
  ['bookings', 'products'],
  ['payments', 'tills'],
  ['sales'],
  ['payouts'],
]
const ASIDE = ['messages', 'feeds']
const DOMAINS = [...LEVELS.flat(), ...ASIDE]
const any = names => `(${names.join('|')})`

const rules = [
  {
    name: 'shared-decides-alone',
    comment: 'shared imports only shared, zod/mini, the pure field libraries, and what writes rows as text',
    from: { path: '^shared/' },
    to: {
      pathNot: [
        '^shared/',
        '^node_modules/(zod|libphonenumber-js|ibantools|jsvat|papaparse)/',
        // Types alone: the callers load the library.
        '^node_modules/write-excel-file/universal/index[.]d[.]ts$',
      ],
    },
  },
  {
    name: 'shared-kit-knows-no-domain',
    from: { path: '^shared/kit/' },
    to: { path: `^shared/${any(DOMAINS)}/` },
  },
  {
    name: 'events-promise-from-shared',
    from: { path: '^events/' },
    to: { pathNot: ['^events/', '^shared/', '^node_modules/zod/'] },
  },
  {
    name: 'functions-know-no-infra-and-no-web',
    from: { path: '^functions/' },
    to: { path: '^(infra|web|tests)/' },
  },
  {
    name: 'functions-kit-knows-no-domain',
    from: { path: '^functions/kit/' },
    to: { path: [`^functions/${any(DOMAINS)}/`, `^shared/${any(DOMAINS)}/`] },
  },
  {
    name: 'another-domain-only-by-its-table',
    from: { path: `^functions/${any(DOMAINS)}/` },
    to: { path: `^functions/${any(DOMAINS)}/`, pathNot: ['^functions/$1/', '^functions/[^/]+/table/'] },
  },
  {
    name: 'a-table-knows-nothing-above',
    from: { path: '^functions/([^/]+)/table/' },
    to: { path: '^functions/$1/', pathNot: '^functions/$1/table/' },
  },
  {
    name: 'the-sdk-only-in-kit-and-providers',
    from: { path: '^functions/', pathNot: ['^functions/kit/', '/provider\\.ts$'] },
    to: { path: '^node_modules/@aws-sdk/' },
  },
  {
    name: 'web-shows-what-shared-decides',
    from: { path: '^web/' },
    to: { path: '^(functions|events|infra|tests)/' },
  },
  {
    name: 'web-kit-knows-no-domain',
    from: { path: '^web/kit/' },
    to: {
      path: [`^web/${any(DOMAINS)}/`, '^web/(public|login|user|admin_section)/', `^shared/${any(DOMAINS)}/`],
    },
  },
  {
    name: 'an-entry-stands-alone',
    from: { path: '^web/(public|login|user|admin_section)/' },
    to: { path: '^web/(public|login|user|admin_section)/', pathNot: '^web/$1/' },
  },
  {
    name: 'screens-know-no-entry',
    from: { path: `^web/${any(DOMAINS)}/` },
    to: { path: '^web/(public|login|user|admin_section)/' },
  },
  {
    name: 'infra-lists-contracts-and-entries',
    comment: 'infra names handlers and screens by path',
    from: { path: '^infra/', pathNot: '^infra/(local|operator)/' },
    to: { path: ['^functions/', '^web/'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the-operator-uses-the-verbs-made-for-it',
    from: { path: '^infra/operator/' },
    to: {
      path: ['^functions/', '^web/'],
      pathNot: '^functions/[^/]+/operate\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'the-local-cloud-keeps-the-time-and-names-handlers',
    comment:
      'it moves the clock of the functions, and makes of the kit what Lambda makes of an entry; Flexpos never hears which market a company is',
    from: { path: '^infra/local/', pathNot: ['^infra/local/demo/', '^infra/local/providers/flexpos/'] },
    to: {
      path: ['^functions/', '^web/'],
      pathNot: '^functions/kit/(clock|relay|sweep|worker)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'the-demo-data-goes-through-the-tables',
    from: { path: '^infra/local/demo/' },
    to: {
      path: ['^functions/', '^web/'],
      pathNot: [
        '^functions/kit/',
        '^functions/[^/]+/(table/|(provider|finalize|receipt/piece|bank/(leaving|on-bank-\\w+))\\.ts$)',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  { name: 'no-circles', from: {}, to: { circular: true } },
  {
    name: 'no-rooms-in-a-circle',
    comment:
      'a topic of a domain has a folder; whoever reads one need not read another that leads back to it',
    scope: 'folder',
    from: { path: '^(functions|web)/[^/]+/[^/]+$' },
    to: { path: '^(functions|web)/[^/]+/[^/]+$', circular: true },
  },
  {
    name: 'a-room-knows-no-loose-file',
    comment:
      'the loose files of a domain import its rooms, so a room that imports one of them leads back to itself; tills is left out until it is divided, because zettle and flexpos import the port beside them',
    from: { path: `^functions/${any(DOMAINS.filter(domain => domain !== 'tills'))}/[^/]+/` },
    to: { path: '^functions/$1/[^/]+$' },
  },
  {
    name: 'no-orphans',
    from: {
      orphan: true,
      pathNot: [
        '\\.d\\.ts$',
        '(^|/)(vite|vitest)\\.config',
        '^tests/run/(console-errors|setup|start-clock|summary)\\.ts$',
        '^infra/cloud/(edge|small)',
        '^infra/never-called\\.ts$',
        '^infra/local/.+/browser/',
        '^web/user/worker\\.ts$',
        '^web/kit/begin\\.ts$',
        '^\\.dependency-cruiser',
      ],
    },
    to: {},
  },
  // A file that the build gives an address: its `?url` is Vite's. The run-time of Lambda brings the SDK along.
  {
    name: 'resolvable',
    from: { pathNot: '^infra/cloud/small/' },
    to: { couldNotResolve: true, pathNot: '[?]url$' },
  },
]

// A domain calls down, never up or sideways; nobody calls those that only listen.
for (const room of ['functions', 'shared', 'web']) {
  LEVELS.forEach((level, at) => {
    const above = [...LEVELS.slice(at + 1).flat(), ...ASIDE]
    rules.push({
      name: `${room}-level-${at}-calls-down`,
      from: { path: `^${room}/${any(level)}/` },
      to: { path: `^${room}/${any(above)}/` },
    })
    rules.push({
      name: `${room}-level-${at}-not-sideways`,
      from: { path: `^${room}/${any(level)}/` },
      to: { path: `^${room}/${any(level)}/`, pathNot: `^${room}/$1/` },
    })
  })
}

module.exports = {
  forbidden: rules.map(rule => ({ severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|cdk\\.out)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
