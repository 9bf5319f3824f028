import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
    { ignores: ['dist', 'node_modules', 'src/games/*/types.ts', 'src/lib/contract.ts'] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    {
        rules: {
            '@typescript-eslint/no-unused-vars': [
                'error',
                { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' },
            ],
            // The compiler warns of these where it is asked, and is asked by svelte-check.
            'svelte/no-unused-svelte-ignore': 'off',
            // TypeScript knows better what is defined.
            'no-undef': 'off',
            '@typescript-eslint/no-non-null-assertion': 'off',
            'svelte/no-navigation-without-resolve': 'off',
        },
    },
)
