import type * as en from '../../en/spreadsheet/cell-findings.ts'
import type { WordsOf } from '../../format.ts'
import { either, list, number, texts } from '../language.ts'

export const words: WordsOf<typeof en> = {
  quoted: (text) => `“${text}”`,
  cellFindings: {
    'row-number-with-tolerance': ({ answer }) =>
      `A turma terá de escrever exatamente ${answer}. Se for um número com tolerância, leia assim.`,
    'row-number-wrong': ({ text }) =>
      `${text} não pode ser lido como número. Escreva como 9,81 ou mude o tipo.`,
    'row-further-wrong': ({ most }) =>
      `As outras respostas são para respostas escritas e numéricas: uma por linha, todas diferentes e, com a resposta correta, no máximo ${number(most)}. Corrija ou limpe a célula.`,
    'in-cell': ({ row, column, problem }) => `Linha ${row}, ${column}: ${problem}`,
    'cell-too-long': ({ count, most }) =>
      `Este texto tem ${number(count)} caracteres, e o máximo é ${number(most)}. Encurte-o.`,
    'cell-question-missing': 'Falta a questão. Digite o texto dela aqui.',
    'cell-answer-missing': 'Falta a resposta correta. Digite o texto dela aqui.',
    'cell-written-answer-missing': 'Falta a resposta correta. Digite-a aqui.',
    'cell-formula-without-result':
      'O arquivo não traz o resultado desta fórmula. Salve-o de novo no seu programa de planilhas, preencha a célula a que ela se refere ou digite o texto aqui.',
    'cell-error': ({ error }) =>
      `Esta célula mostra o erro ${error}. Corrija a fórmula ou digite o texto aqui.`,
    'cell-date-for-fraction': ({ fraction, date }) =>
      `Seu programa de planilhas pode ter transformado a fração ${fraction} na data ${date}. Escolha qual das duas é a certa.`,

    'type-unknown': ({ text }) =>
      `${text} não é um tipo de questão. Use “Escolha única”, “Várias respostas” ou “Resposta escrita”.`,
    'types-unknown': ({ names, rows, more }) =>
      `Estes não são tipos de questão: ${list(names)}. Eles estão nestas linhas: ${list(rows, more)}. Use “Escolha única”, “Várias respostas” ou “Resposta escrita”, ou deixe as células vazias.`,
    'type-unmarkable': ({ text }) =>
      `${text} não tem resposta que possa ser corrigida. Use “Escolha única”, “Várias respostas” ou “Resposta escrita”, ou remova esta linha.`,
    'row-too-many-options': ({ most, count }) =>
      `Uma questão pode ter no máximo ${most} alternativas; esta tem ${count}. Apague algumas.`,
    'row-no-options': ({ least }) =>
      `Este tipo de questão precisa de pelo menos ${least} alternativas, e não há nenhuma. Adicione alternativas.`,
    'row-one-option': ({ least, option }) =>
      `Este tipo de questão precisa de pelo menos ${least} alternativas, e só há ${option}. Adicione alternativas.`,
    'row-options-alike': ({ first, second }) =>
      `As alternativas ${first} e ${second} só diferem em maiúsculas. Use palavras diferentes. Se as duas são desejadas, escreva uma delas no editor depois de salvar.`,
    'cell-key-cleaned': 'A resposta correta contém sinais invisíveis. Eles são removidos.',
    'row-option-twice': ({ option }) => `${option} aparece duas vezes nesta linha. Mude ou apague uma delas.`,
    'cell-taken-for-empty': ({ text }) =>
      `${text} conta como célula vazia e não é uma alternativa. Apague ou escreva a alternativa por extenso.`,
    'cell-placeholder-is-option': ({ text }) =>
      `${text} é uma alternativa aqui e vai aparecer no quiz. Se a célula deveria estar vazia, apague o conteúdo.`,
    'row-too-many-accepted': ({ most, characters }) =>
      `Aqui podem ser aceitas no máximo ${number(most)} respostas, com ${number(characters)} caracteres ao todo. Remova algumas.`,
    'row-one-written-answer': ({ other }) =>
      `Numa resposta escrita conta o texto da resposta correta; por isso, ${other} não será aceito.`,
    'row-label-is-written-answer': ({ answer, options }) =>
      `A turma terá de escrever ${answer}. Se a resposta for uma alternativa, escreva o texto dela aqui: ${texts(options)}.`,
    'row-all-spellings-wanted': ({ answer }) =>
      `A turma terá de escrever ${answer} por inteiro. Se as partes forem respostas próprias, leia-as como respostas aceitas; se uma parte basta, deixe só essa parte aqui.`,
    'row-fixed-unknown': ({ text }) =>
      `${text} não indica alternativas desta linha. Escreva os números das alternativas que ficam no lugar, como 1, 4, ou apague o conteúdo da célula.`,

    'row-rule-unknown': ({ text, full, leftOut }) =>
      `${text} não é uma regra. Escreva “${full}” ou “${leftOut}”, ou apague o conteúdo da célula.`,
    'row-details-unknown':
      'Esta célula foi alterada, por isso os pontos da questão não são conhecidos. Limpe-a ou exporte o quiz novamente.',
    'row-notes-apart':
      'As observações desta célula são de alternativas diferentes das desta linha: há uma por alternativa. Deixe as observações de fora ou escreva as alternativas como eram.',
    'row-points-wrong':
      'Os pontos são um número de 0,01 a 1.000 com no máximo duas casas decimais. Corrija-os ou limpe a célula.',
    'row-deduction-wrong':
      'Um desconto é um número com no máximo duas casas decimais que não passa dos pontos da questão.',
    'row-credit-unknown': ({ text }) =>
      `${text} não é uma regra para esta questão. Em uma questão com várias decisões, escreva “Certas menos erradas”, “Cada parte conta” ou “Metade com um erro”, ou limpe a célula.`,
    'row-tolerance-wrong':
      'Uma tolerância é para respostas numéricas e é 0 ou mais: 0,05 ou 1% do número. Corrija-a ou limpe a célula.',
    'row-unit-wrong': ({ text }) =>
      `${text} não é uma unidade que o Quizly conhece, ou a resposta não é um número. Corrija-a ou limpe a célula.`,
    'row-order-wrong':
      'Escreva os itens na ordem certa em Item 1, Item 2 e assim por diante, ou nas colunas das alternativas: pelo menos dois, todos diferentes. Deixe o resto em branco.',
    'row-essay-wrong':
      'Um texto longo não tem alternativas nem resposta correta. Deixe essas células em branco.',
    'row-pairs-wrong':
      'Escreva um par como “França = Paris” em Par 1, Par 2 e assim por diante, ou nas colunas das alternativas: pelo menos dois, com itens diferentes e pelo menos dois pares distintos; um distrator não é par de nenhum. Deixe o resto em branco.',
    'row-too-many-keys': ({ most }) => `Uma questão pode ter no máximo ${most} gabaritos. Remova alguns.`,
    'row-key-unknown': ({ text }) =>
      `${text} não indica alternativas desta linha. Escreva os números das alternativas que, juntas, são a resposta correta, como 1, 4, ou apague o conteúdo da célula.`,
    'row-one-wrong-answer': ({ text }) =>
      `${text} foi lido como uma só resposta incorreta. Se forem duas, coloque um ponto e vírgula entre elas.`,
    'row-several-wrong-answers': ({ text, count }) => `${text} foi lido como ${count} respostas incorretas.`,
    'row-too-many-correct': ({ text, count }) =>
      `${text} indica ${count} respostas corretas, e este tipo só tem uma. Indique uma ou mude o tipo para “Várias respostas”.`,
    'row-repeats-question': ({ row }) =>
      `A mesma questão está na linha ${row} com outra resposta. Corrija ou remova uma delas.`,
    'row-is-headings':
      'Esta linha parece conter os cabeçalhos de outra tabela. Se as colunas abaixo dela estiverem em outra ordem, copie-as para um arquivo à parte.',
    'row-marked-option': ({ option }) =>
      `A alternativa ${option} tem uma marca que apareceria no quiz. Remova-a.`,
    'row-has-tags': ({ text }) =>
      `${text} tem tags de página da web, que apareceriam no quiz. Remova-as se não fizerem parte do texto.`,
    'texts-look-like-formulas': ({ text }) =>
      `Alguns textos parecem fórmulas que os alunos veriam como foram digitadas: ${text}. Converta-os para que apareçam fórmulas.`,
    'texts-look-like-web': ({ text }) =>
      `Alguns textos têm caracteres da web que os alunos veriam como foram digitados: ${text}. Converta-os nas letras e nos sinais que eles representam.`,
    'row-only-number': ({ text }) =>
      `A questão é só o número ${text}. Digite o texto dela aqui ou escolha em “Colunas” outra coluna para as questões.`,
    'sheet-empty': 'Nenhum dado encontrado no arquivo enviado!',
    'sheet-too-many-questions': ({ most, count }) =>
      `Um quiz pode ter no máximo ${most} questões; esta planilha tem ${count}. Divida-a em vários arquivos.`,

    'sheet-lacks-columns': ({ wanted, found }) =>
      `Nenhuma coluna tem o cabeçalho ${either(wanted)}. Os cabeçalhos encontrados são ${list(found)}. São esperadas as colunas “Questão”, “Resposta correta” e, se houver alternativas, de “Alternativa A” a “Alternativa F”; “Tipo” é opcional. Indique acima de cada coluna o que ela contém ou mude os cabeçalhos no seu arquivo e envie-o de novo.`,
    'sheet-lacks-columns-of-many': ({ wanted, found }) =>
      `Nenhuma coluna tem o cabeçalho ${either(wanted)}. Os cabeçalhos encontrados são ${list(found)} e outros. São esperadas as colunas “Questão”, “Resposta correta” e, se houver alternativas, de “Alternativa A” a “Alternativa F”; “Tipo” é opcional. Indique acima de cada coluna o que ela contém ou mude os cabeçalhos no seu arquivo e envie-o de novo.`,
    'sheet-without-headings':
      'Esta planilha não tem cabeçalhos. Indique acima de cada coluna o que ela contém: pelo menos “Questão” e “Resposta correta”.',
  },
}
